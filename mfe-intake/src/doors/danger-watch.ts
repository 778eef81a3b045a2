export { OtherBox as Door } from '../components/OtherBox.tsx';
