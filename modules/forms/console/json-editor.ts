// A file of its own, so that `lazyPart` loads this editor and not all of them.
export { JsonEditor } from 'atrium/console/editor'
