import { builtinModules } from 'node:module'
import { defineConfig } from 'vite'

// Native packages can't be bundled; pg looks up its optional native client at run time.
const external = ['pg', 'libsql', '@node-rs/argon2', /^node:/, ...builtinModules]

export default defineConfig({
  ssr: { noExternal: true, external: ['pg', 'libsql', '@node-rs/argon2'] },
  build: {
    ssr: 'src/node.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { external, output: { entryFileNames: 'node.js' } },
  },
})
