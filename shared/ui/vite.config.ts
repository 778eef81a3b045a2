import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery: every part on one page, `npm run dev -w shared/ui`. */
export default defineConfig({
  root: 'dev',
  plugins: [react()],
  server: { port: 4390 },
});
