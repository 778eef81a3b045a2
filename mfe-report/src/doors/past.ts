export { PastAssessments as Door } from '../components/past/PastAssessments.tsx';
