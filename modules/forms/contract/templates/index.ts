import { expense } from './expense'
import { leave } from './leave'
import { repair } from './repair'
import { survey } from './survey'
import type { FormTemplate } from './template'
import { visitor } from './visitor'

/** Designs that a new form can begin with. They are loaded where one is chosen. */
export const templates: readonly FormTemplate[] = [leave, expense, visitor, repair, survey]
