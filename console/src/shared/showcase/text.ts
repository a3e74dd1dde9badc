import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/showcase', {
  code: ['代码', 'Code'],
  codeOf: ['代码：{{title}}', 'Code: {{title}}'],
  copy: words.copy,
  copyOf: ['复制代码：{{title}}', 'Copy code: {{title}}'],
  copied: ['全部文件已复制，放进页面文件夹即可运行', 'All files are copied. They run in the folder of a page'],
  filesOf: ['文件：{{title}}', 'Files: {{title}}'],
  copyFile: ['复制文件 {{name}}', 'Copy the file {{name}}'],
  fileCopied: ['{{name}} 已复制', '{{name}} is copied'],
  path: ['源文件', 'Source'],
  copyFact: ['复制：{{name}}', 'Copy: {{name}}'],
  uses: ['平台与库', 'Uses'],
  others: ['图片与媒体', 'Media'],
  alone: ['单独打开', 'Open alone'],
  aloneOf: ['单独打开：{{title}}', 'Open alone: {{title}}'],
  link: ['链接', 'Link'],
  linkOf: ['示例链接：{{title}}', 'Link to the example: {{title}}'],
  linkCopied: ['链接已复制', 'The link is copied'],
  neighbours: ['上一页与下一页', 'Previous and next page'],
  previous: ['上一页', 'Previous page'],
  next: ['下一页', 'Next page'],
  all: ['全部示例', 'All examples'],
  outline: ['本页', 'On this page'],
  about: ['用到的部分', 'What it is made of'],
  broken: ['这个示例出错了', 'This example failed'],
})
