export { LookAgainCard as Door } from '../components/follow-up/LookAgainCard.tsx';
