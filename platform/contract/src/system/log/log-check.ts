import * as z from 'zod'
import { moment } from '../../fields'

/** How a log differs from its chain. */
export const logDamage = z.enum([
  'changed',
  'missing',
  'inserted',
  'reordered',
  'cutOff',
  'broken',
  'rewritten',
  'signature',
])
export type LogDamage = z.output<typeof logDamage>

/** The latest check of a log, and the one that runs. */
export const LogCheck = z
  .strictObject({
    /** Whether checkpoints are signed from now on. */
    isSigned: z.boolean(),
    /** The share of the rows that a running check has looked at, from 0 to 1; null where none runs or is about to. */
    progress: z.number().min(0).max(1).nullable(),
    /** Null before the first check. */
    last: z
      .strictObject({
        at: moment,
        rows: z.int().min(0),
        checkpoints: z.int().min(0),
        /** How many of the checkpoints have a signature that is right. */
        signed: z.int().min(0),
        /** How many rows were changed lawfully, as when a user is deleted. */
        amended: z.int().min(0),
        /** The first wrong row; null where the log is whole. */
        damage: z
          .strictObject({
            what: logDamage,
            /** Null where the row is not there, or it is a row of no log that can be read. */
            rowId: z.int().nullable(),
            at: moment.nullable(),
          })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LogCheck' })
export type LogCheck = z.output<typeof LogCheck>

/** The formats of an exported log: JSON lines have whole rows with their places in the chain, for administrators alone. */
export const logFormat = z.enum(['csv', 'xlsx', 'jsonl']).default('xlsx')
