export { MedicalHistory as Door } from '../components/MedicalHistory.tsx';
