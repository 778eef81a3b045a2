export { UploadPanel as Door } from '../components/UploadPanel.tsx';
