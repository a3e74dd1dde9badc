import { defineText } from 'atrium/console/text'

export const texts = defineText('error', {
  meaning: { zh: '什么时候出现', en: 'When it shows' },
  meaning403: {
    zh: '您已登录，但没有这项权限。再登录一次也没有用，要由管理员授权。',
    en: 'You are signed in but may not do this. Signing in again does not help: an administrator has to grant it.',
  },
  meaning404: {
    zh: '地址写错了、记录已删除，或者它不在您的数据范围内：三种情况的回答完全一样，不透露是哪一种。',
    en: 'The address is wrong, the record is gone, or it is out of your scope. All three look the same, so that nothing is given away.',
  },
  meaning500: {
    zh: '服务器自己出了错，或者联系不上。您填的内容没有问题。',
    en: 'Something is wrong with the server, or it cannot be reached. Nothing is wrong with what you typed.',
  },
  where403: {
    zh: '没有权限的地址和不存在的地址看起来一样，都是 404；这一页有自己的地址。',
    en: 'An address that you may not open looks like one that does not exist: 404. This page has an address of its own.',
  },
  where404: { zh: '不存在的地址显示这一页。', en: 'An address that does not exist shows this page.' },
  where500: {
    zh: '断网时的页面会自动回到原处。',
    en: 'When the network fails, this page shows, and goes back by itself.',
  },
  see: { zh: '打开 {{path}}', en: 'Open {{path}}' },
  trial: { zh: '真的试一次', en: 'Try it for real' },
  trial403: {
    zh: '这个请求对谁都被拒绝，连管理员也不例外。页面会用消息告诉您，而不是离开。',
    en: 'This call is rejected for everybody, the admin included. A page says so in a message and stays.',
  },
  trial404: {
    zh: '这个请求要的记录不存在。列表照常显示，只有这一次操作失败。',
    en: 'This call asks for a record that does not exist. The page stays usable; only this action fails.',
  },
  trial500: {
    zh: '这个请求会让服务器抛出一个错误。回答里只有请求编号，细节在服务器日志里。',
    en: 'This call makes the server throw an error. The answer holds only a request id; the rest is in the server log.',
  },
  send: { zh: '发出得到 {{status}} 的请求', en: 'Send a call that gets {{status}}' },
  status: { zh: '状态', en: 'Status' },
  message: { zh: '消息', en: 'Message' },
  requestId: { zh: '请求编号', en: 'Request id' },

  gates: { zh: '看不见的按钮', en: 'Buttons that are not there' },
  gatesHint: {
    zh: '门控组件只画出用得了的按钮。当前是{{name}}，角色：{{roles}}；换成 guest 登录，这些按钮就都没有了。真正拒绝的永远是服务器。',
    en: 'A gate draws a button for those who may use it. You are {{name}}, with the role {{roles}}; signed in as guest, none of these are there. It is always the server that rejects.',
  },
  noRole: { zh: '无', en: 'none' },
  addUser: { zh: '新增用户', en: 'Add a user' },
  edit: { zh: '修改角色或字典', en: 'Edit roles or dictionaries' },
  publish: { zh: '发布公告', en: 'Publish a notice' },
  pressed: { zh: '这是示例，什么也没有改变', en: 'This is an example: nothing was changed' },
})
