import { measureDesigner } from './designer.mjs'
import { measureFormKeys } from './form-keys.mjs'

/** The parts that the module adds to the bench. */
export const parts = {
  designer: measureDesigner,
  'form-keys': measureFormKeys,
}
