import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/showcase', {
  code: ['代码', 'Code'],
  codeOf: ['代码：{{title}}', 'Code: {{title}}'],
  copy: words.copy,
  copyOf: ['复制代码：{{title}}', 'Copy code: {{title}}'],
  copied: ['代码已复制', 'The code is copied'],
  alone: ['单独打开', 'Open alone'],
  aloneOf: ['单独打开：{{title}}', 'Open alone: {{title}}'],
  all: ['全部示例', 'All examples'],
  outline: ['本页', 'On this page'],
  about: ['用到的部分', 'What it is made of'],
  broken: ['这个示例出错了', 'This example failed'],
})
