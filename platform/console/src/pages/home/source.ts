import { api } from '#shared/api/api'
import { inputAt } from './range/range'

export const source = { endpoint: api.dashboard.read, inputAt }
