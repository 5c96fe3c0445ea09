import { replyTime } from './reply-time';
import { site } from './site';

test('the promises of the pages name the same time of a reply as forms and mails', () => {
  expect(site.promises.response).toContain(replyTime);
  expect(site.promises.reply).toContain(replyTime);
});
