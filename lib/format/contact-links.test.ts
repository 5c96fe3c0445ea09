import { whatsappLink } from './contact-links';

it('opens WhatsApp beside the site, with the message, and counts the press', () => {
  expect(whatsappLink('Villa & pool', '+971 50 123 4567')).toEqual({
    href: 'https://wa.me/971501234567?text=Villa%20%26%20pool',
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-event': 'whatsapp_click',
  });
});
