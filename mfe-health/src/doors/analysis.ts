export { HealthAnalysis as Door } from '../components/HealthAnalysis.tsx';
