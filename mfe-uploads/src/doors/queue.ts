export { UploadQueue as Door } from '../components/UploadQueue.tsx';
