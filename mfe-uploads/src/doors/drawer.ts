export { UploadDrawer as Door } from '../components/UploadDrawer.tsx';
