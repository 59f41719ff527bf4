import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimContract } from './build/slim-contract.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), slimContract()],
  resolve: {
    alias: {
      // Radix locks the page through this package, which writes style elements: a strict CSP refuses them.
      'react-remove-scroll': new URL('./src/ui/remove-scroll.tsx', import.meta.url).pathname,
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // A data: URL font or picture would need an opening in the CSP.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': process.env.PLUMBLINE_API ?? 'http://localhost:3000' },
  },
});
