import { recordKind } from 'atrium/contract'

export const form = recordKind('form', {
  name: { zh: '表单', en: 'Form' },
  plural: { zh: '表单', en: 'forms' },
  table: 'forms',
  id: 'formId',
  title: 'title',
  scopeFields: ['deptId'],
  references: { ownerId: 'user', menuId: 'menu' },
  formats: { state: { dictType: 'forms_state' }, opensAt: 'moment', closesAt: 'moment', updatedAt: 'moment' },
  page: { path: '/forms/list', needs: [['forms:form:list']] },
  fields: {
    title: { zh: '表单名称', en: 'Form' },
    titleEn: { zh: '英文名称', en: 'English name' },
    state: { zh: '状态', en: 'State' },
    deptId: { zh: '所属部门', en: 'Department' },
    ownerId: { zh: '负责人', en: 'Owner' },
    items: { zh: '组件数', en: 'Items' },
    number: { zh: '版本', en: 'Version' },
    audience: { zh: '填写对象', en: 'Who fills it in' },
    roleIds: { zh: '指定角色', en: 'Roles' },
    deptIds: { zh: '指定部门', en: 'Departments' },
    once: { zh: '每人只填一次', en: 'Once per person' },
    opensAt: { zh: '开始时间', en: 'Opens' },
    closesAt: { zh: '截止时间', en: 'Closes' },
    menuId: { zh: '菜单', en: 'Menu entry' },
    updatedAt: { zh: '修改时间', en: 'Changed' },
  },
  errors: {
    empty: {
      status: 409,
      text: {
        zh: '表单还没有任何字段，请先在设计器中添加',
        en: 'This form has no fields yet. Add one in the designer first',
      },
    },
    hasEntries: {
      status: 409,
      confirmable: true,
      text: {
        zh: '将同时删除 {n} 条填写记录，无法恢复。确定删除吗？',
        en: 'This also deletes entries for good ({n}). Delete anyway?',
      },
    },
    foreignEntries: {
      status: 409,
      text: {
        zh: '表单有您无权删除的填写记录，因此不能删除。可以改为归档：不再接受填写，记录保留',
        en: 'It has entries that you may not delete, so it stays. Archive it instead: it takes no more entries and keeps those it has',
      },
    },
    archived: {
      status: 409,
      text: {
        zh: '表单已归档，不能修改。请先在表单管理中取消归档',
        en: 'The form is archived and cannot be changed. Unarchive it in the list of forms first',
      },
    },
    notOffered: {
      status: 404,
      text: {
        zh: '没有可填写的表单：它尚未发布、已被删除，或不是给您填写的。请联系给您链接的人',
        en: 'There is no such form for you: it is not published, was deleted, or is meant for others. Ask who gave you the link',
      },
    },
    notOpen: { status: 409, text: { zh: '该表单目前不接受填写', en: 'This form takes no entries at the moment' } },
    filled: {
      status: 409,
      text: {
        zh: '您已填写过该表单，每人只能填写一次',
        en: 'You have filled in this form already, which is possible once',
      },
    },
    entryTooLarge: {
      status: 400,
      text: {
        zh: '填写的内容过大，上限 {n} KB，尚未提交。请缩短较长的文字后再提交',
        en: 'The entry is too large, so nothing was sent. The limit is {n} KB. Shorten the long texts and send it again',
      },
    },
    draftTooLarge: {
      status: 400,
      text: {
        zh: '填写的内容过大，上限 {n} KB，草稿未保存。请缩短较长的文字',
        en: 'What you entered is too large to be kept as a draft. The limit is {n} KB. Shorten the long texts',
      },
    },
    draftStale: {
      status: 409,
      text: {
        zh: '这份草稿已在另一台设备或另一个标签页修改、提交或删除',
        en: 'The draft was changed, sent or deleted on another device or in another tab',
      },
    },
    tooManyEntries: {
      status: 429,
      text: {
        zh: '您提交得太频繁，尚未提交。请 {n} 分钟后再提交，已填的内容会保留',
        en: 'You sent too many entries, so this one was not sent. Send it again in {n} min; what you entered stays',
      },
    },
    changed: {
      status: 409,
      text: {
        zh: '您填写期间表单已更新，尚未提交。已填的内容保留在新表单中，请检查后再次提交',
        en: 'The form was changed while you filled it in, so nothing was sent. Check what you entered in the new form and send it again',
      },
    },
  },
})
