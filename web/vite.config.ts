import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { PAGE_POLICY, WORKSHOP_POLICY } from './policy.ts'

/** Writes the policy into every page, before anything it is to hold for. */
const policy: Plugin = {
  name: 'muster-policy',
  transformIndexHtml: (_, { server }) => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: server ? WORKSHOP_POLICY : PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

/** The list of choices brings a constant style as HTML, which our policy forbids: as text it is the same style. */
const styleAsText: Plugin = {
  name: 'muster-style-as-text',
  transform(code, id) {
    if (!/react-select[^?]*\/index\.mjs/.test(id)) return null
    const plain = code.replace(/dangerouslySetInnerHTML: \{\s*__html: (`[^`$]*`)\s*\}/, 'children: $1')
    if (/dangerouslySetInnerHTML/.test(plain)) this.error('the list of choices sets HTML in a way we do not know')
    return { code: plain, map: null }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 900 },
  plugins: [
    react(),
    policy,
    styleAsText,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'Muster',
        short_name: 'Muster',
        description: 'Three tactical board games with every rule enforced',
        theme_color: '#14120f',
        background_color: '#14120f',
        display: 'standalone',
        start_url: './',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,webp,woff2,md}'],
        maximumFileSizeToCacheInBytes: 6_000_000,
        navigateFallback: 'index.html',
        // What the server answers itself is no page.
        navigateFallbackDenylist: [/^\/(api\/|health$|ready$|metrics$|openapi\.json$)/],
        inlineWorkboxRuntime: true,
      },
    }),
  ],
})
