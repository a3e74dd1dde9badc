import type { Introduction } from 'atrium/server'

export const introduction: Introduction = {
  thingsToTry: [
    {
      title: { zh: '打开一个示例', en: 'Open an example' },
      description: { zh: '可以操作，源码就在下方', en: 'It works, and its code is below' },
      page: 'able/message',
      roles: ['admin', 'editor', 'common'],
    },
  ],
}
