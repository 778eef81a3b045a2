export { PrototypeScreen as Door } from '../components/prototype/PrototypeScreen.tsx';
