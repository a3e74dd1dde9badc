import { recordKind } from '@atrium/contract/record-kind'

export const form = recordKind('form', {
  name: ['表单', 'Form'],
  plural: ['表单', 'forms'],
  table: 'forms',
  id: 'formId',
  title: 'title',
  scopeFields: ['deptId'],
  references: { ownerId: 'user', menuId: 'menu' },
  forms: { state: { dictType: 'forms_state' }, opensAt: 'moment', closesAt: 'moment', updatedAt: 'moment' },
  page: { path: '/forms/list', needs: [['forms:form:list']] },
  fields: {
    title: ['表单名称', 'Form'],
    titleEn: ['英文名称', 'English name'],
    state: ['状态', 'State'],
    deptId: ['所属部门', 'Department'],
    ownerId: ['负责人', 'Owner'],
    items: ['组件数', 'Items'],
    number: ['版本', 'Version'],
    audience: ['填写对象', 'Who fills it in'],
    roleIds: ['指定角色', 'Roles'],
    deptIds: ['指定部门', 'Departments'],
    once: ['每人只填一次', 'Once per person'],
    opensAt: ['开始时间', 'Opens'],
    closesAt: ['截止时间', 'Closes'],
    menuId: ['菜单', 'Menu entry'],
    updatedAt: ['修改时间', 'Changed'],
  },
  errors: {
    empty: {
      status: 409,
      text: ['表单还没有任何字段，请先在设计器中添加', 'This form has no fields yet. Add one in the designer first'],
    },
    hasEntries: {
      status: 409,
      confirmable: true,
      text: [
        '将同时删除 {n} 条填写记录，无法恢复。确定删除吗？',
        'Entries that are deleted with it for good: {n}. Delete anyway?',
      ],
    },
    foreignEntries: {
      status: 409,
      text: [
        '表单有您无权删除的填写记录，因此不能删除。可以改为归档：不再接受填写，记录保留',
        'It has entries that you may not delete, so it stays. Archive it instead: it takes no more entries and keeps those it has',
      ],
    },
    archived: {
      status: 409,
      text: [
        '表单已归档，不能修改。请先在表单管理中取消归档',
        'The form is archived and cannot be changed. Unarchive it in the list of forms first',
      ],
    },
    notOffered: {
      status: 404,
      text: [
        '没有可填写的表单：它尚未发布、已被删除，或不是给您填写的。请联系给您链接的人',
        'There is no such form for you: it is not published, was deleted, or is meant for others. Ask who gave you the link',
      ],
    },
    notOpen: { status: 409, text: ['该表单目前不接受填写', 'This form takes no entries at the moment'] },
    filled: {
      status: 409,
      text: ['您已填写过该表单，每人只能填写一次', 'You have filled in this form already, which is possible once'],
    },
    entryTooLarge: {
      status: 400,
      text: [
        '填写的内容过大，上限 {n} KB，尚未提交。请缩短较长的文字后再提交',
        'The entry is too large, so nothing was sent. The limit is {n} KB. Shorten the long texts and send it again',
      ],
    },
    draftTooLarge: {
      status: 400,
      text: [
        '填写的内容过大，上限 {n} KB，草稿未保存。请缩短较长的文字',
        'What you entered is too large to be kept as a draft. The limit is {n} KB. Shorten the long texts',
      ],
    },
    draftStale: {
      status: 409,
      text: [
        '这份草稿已在另一台设备或另一个标签页修改、提交或删除',
        'The draft was changed, sent or deleted on another device or in another tab',
      ],
    },
    tooManyEntries: {
      status: 429,
      text: [
        '您提交得太频繁，尚未提交。请 {n} 分钟后再提交，已填的内容会保留',
        'You sent too many entries, so this one was not sent. Send it again in {n} min; what you entered stays',
      ],
    },
    changed: {
      status: 409,
      text: [
        '您填写期间表单已更新，尚未提交。已填的内容保留在新表单中，请检查后再次提交',
        'The form was changed while you filled it in, so nothing was sent. Check what you entered in the new form and send it again',
      ],
    },
  },
})
