import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/story', {
  story: ['用户故事', 'Story'],
  placeholder: [
    '写写您自己：做什么，擅长什么，可以找您聊什么',
    'Write about yourself: what you do, and what to ask you about',
  ],
  count: ['{{count}} / {{max}} 个字符（含格式）', '{{count}} / {{max}} characters, formatting included'],
  tooLong: ['故事连同格式最多 {{max}} 个字符', 'A story has {{max}} characters at most, formatting included'],
})
