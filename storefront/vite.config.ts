import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page itself is made by the server; this builds what takes it over, and the styles that the server puts into it. */
export default defineConfig({
  base: '/p/assets/',
  plugins: [react()],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['src/main.tsx', 'src/direct.ts'],
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
