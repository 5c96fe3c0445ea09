'use client';

import { useMutation } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { requestDesk } from '@/components/staff/request-desk';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { toast } from '@/components/ui/toast';
import { staffApi } from '@/lib/staff-routes';

type Props = { id: number; whatsapp: string | null; call: string | null; email: string | null };

/** WhatsApp, call and email; using one records the first response. Sticky at the bottom on phones. */
export function AnswerBar({ id, whatsapp, call, email }: Props) {
  const router = useDeskRouter();
  const note = useMutation({
    mutationFn: (way: string) =>
      requestDesk(staffApi.enquiryAction(id, 'answers'), { method: 'POST', body: { way } }),
    onError: () =>
      toast({
        channel: 'form',
        title: 'This answer was not recorded. Please note it below.',
        tone: 'danger',
      }),
    onSettled: () => router.refresh(),
  });
  const ways = [
    { way: 'whatsapp', href: whatsapp, label: 'WhatsApp', icon: MessageCircle },
    { way: 'call', href: call, label: 'Call', icon: Phone },
    { way: 'email', href: email, label: 'Email', icon: Mail },
  ].flatMap(({ href, ...rest }) => (href ? [{ href, ...rest }] : []));
  return (
    <div className="sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 mt-8 flex gap-px overflow-hidden rounded-sm bg-line-night large-text:static large-text:flex-col lg:static lg:max-w-140">
      {ways.map(({ way, href, label, icon: Icon }) => (
        <a
          key={way}
          href={href}
          target={way === 'whatsapp' ? '_blank' : undefined}
          rel="noreferrer"
          onClick={() => note.mutate(way)}
          className="button button-dark button-lg min-w-0 flex-auto gap-2 px-2 sm:flex-1 sm:gap-3"
        >
          <Icon aria-hidden size={18} strokeWidth={1.5} />
          {label}
        </a>
      ))}
    </div>
  );
}
