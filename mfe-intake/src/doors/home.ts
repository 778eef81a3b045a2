export { HomeScreen as Door } from '../components/HomeScreen.tsx';
