// Those of notices and of the settings of mails.
export const NOTICE_KEYS: Record<string, string[]> = {
  'GET /api/Notifications/GetUnreadCount': ['unread'],
  'GET /api/Notifications/GetList': [
    'items',
    'items[].Id',
    'items[].RequestId',
    'items[].at',
    'items[].clock',
    'items[].dueDate',
    'items[].isUnread',
    'items[].kind',
    'items[].mail',
    'items[].mail.at',
    'items[].mail.state',
    'perPage',
    'total',
    'unread',
  ],
  'GET /api/Users/GetMailSettings': [
    'digestAt',
    'email',
    'groups',
    'groups[].group',
    'groups[].isRequired',
    'groups[].isWanted',
  ],
};
