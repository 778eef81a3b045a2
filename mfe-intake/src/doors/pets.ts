export { Pets as Door } from '../components/pets/Pets.tsx';
