import type { Plugin } from 'vite'

/** Starts the development server again when one of the files changes that its configuration was read from. */
export function restartOnChange(files: readonly string[]): Plugin {
  return {
    name: 'restart-on-change',
    configureServer(server) {
      server.watcher.add([...files])
      server.watcher.on('change', (file) => void (files.includes(file) && server.restart()))
    },
  }
}
