export { AssessmentReport as Door } from '../components/report/AssessmentReport.tsx';
