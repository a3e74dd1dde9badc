import { booking } from './booking'
import { expense } from './expense'
import { feedback } from './feedback'
import { incident } from './incident'
import { leave } from './leave'
import { onboarding } from './onboarding'
import { purchase } from './purchase'
import { repair } from './repair'
import { survey } from './survey'
import type { FormTemplate } from './template'
import { visitor } from './visitor'

/** Designs that a new form can begin with. They are loaded where one is chosen. */
export const templates: readonly FormTemplate[] = [
  leave,
  expense,
  visitor,
  repair,
  survey,
  onboarding,
  purchase,
  incident,
  feedback,
  booking,
]
