export { LabReview as Door } from '../components/lab/LabReview.tsx';
