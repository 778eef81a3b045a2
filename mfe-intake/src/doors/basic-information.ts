export { BasicInformation as Door } from '../components/BasicInformation.tsx';
