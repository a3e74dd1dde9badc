import type { Introduction } from '#server/call/resource'

export const introduction: Introduction = {
  thingsToTry: [
    {
      title: ['打开一个示例', 'Open an example'],
      description: ['可以操作，源码就在下方', 'It works, and its code is below'],
      page: 'able/message',
      roles: ['admin', 'editor', 'common'],
    },
  ],
}
