export { DiagnosisResults as Door } from '../components/diagnosis/DiagnosisResults.tsx';
