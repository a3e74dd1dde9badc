/** The parts that tests of pages are made of. */
export { address, closeConsoles, openConsole } from './console-app'
export type { RunningConsole, Start } from './console-app'
export { openPage, pathOf } from './open-page'
export {
  answer,
  button,
  chooseFiles,
  chooseOption,
  formOf,
  link,
  listOf,
  message,
  messages,
  question,
  search,
} from './page-objects'
export { actOn, chooseMore, offersOf } from './row-menu'
export { header, menu, tabBar } from './shell/frame'
