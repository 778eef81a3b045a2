export { ConsultScreen as Door } from '../components/consult/ConsultScreen.tsx';
