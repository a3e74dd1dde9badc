import { events } from 'atrium/contract/system/notice/event-stream'
import { EventStream } from '#server/call/file/download'
import { resource } from '#server/call/resource'

export const eventResource = resource(events, {
  stream: async ({ actor }) => new EventStream(actor.userId, actor.tokenHash),
})
