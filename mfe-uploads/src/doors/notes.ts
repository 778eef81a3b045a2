export { FileNotes as Door } from '../components/FileNotes.tsx';
