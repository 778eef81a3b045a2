export { WhatHappened as Door } from '../components/WhatHappened.tsx';
