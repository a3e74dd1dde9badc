import type { ServerParts } from 'atrium/server'
import { introduction } from './introduction'

export const parts: ServerParts = { introduction }
