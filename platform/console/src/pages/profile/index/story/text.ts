import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/story', {
  story: { zh: '用户故事', en: 'Story' },
  placeholder: {
    zh: '写写您自己：做什么，擅长什么，可以找您聊什么',
    en: 'Write about yourself: what you do, and what to ask you about',
  },
  count: { zh: '{{count}} / {{max}} 个字符（含格式）', en: '{{count}} / {{max}} characters, formatting included' },
  tooLong: { zh: '故事连同格式最多 {{max}} 个字符', en: 'A story has {{max}} characters at most, formatting included' },
})
