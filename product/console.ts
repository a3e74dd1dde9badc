import type { ConsoleModules } from 'atrium/console/start'
import * as forms from '#modules/forms/console'
import * as showcase from '#modules/showcase/console'

/** The pages, panels and addresses of each module in `contract.ts`. */
export const modules: ConsoleModules = {
  showcase,
  forms,
}
