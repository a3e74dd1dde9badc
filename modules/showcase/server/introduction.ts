import type { Introduction } from '#server/call/introduction'

export const introduction: Introduction = {
  thingsToTry: [
    {
      title: ['打开示例和源码', 'Open examples with their source'],
      description: ['每个示例都可以操作，源码就在下方', 'Each one works, and its code is below it'],
      page: 'able/message',
      roles: ['admin', 'editor', 'common'],
    },
  ],
}
