import { presence } from 'atrium/contract/system/user/presence'
import { resource } from '#server/call/resource'
import { endPresence, keepPresence } from './presence'

export const presenceResource = resource(presence, {
  keep: (call, { body }) => keepPresence(call, body),
  end: (call, { query }) => endPresence(call, query),
})
