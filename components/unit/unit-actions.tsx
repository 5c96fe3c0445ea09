import { AgentIntro } from '@/components/catalog/agent-intro';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Agent } from '@/lib/catalog/agent';
import { emailHref, phoneHref, whatsappHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { ShareUnit } from './share-unit';
import { type UnitSubject, unitMessage, unitTitle, viewingMessage } from './unit-messages';

/** The agent, and all contact options for a unit with a prefilled message. */
export function UnitActions({ subject, agent }: { subject: UnitSubject; agent: Agent | null }) {
  const phone = agent?.phone ?? undefined;
  const title = unitTitle(subject);
  const message = unitMessage(subject);
  return (
    <section aria-labelledby="unit-contact" className="print:hidden">
      <h2 id="unit-contact" className="label font-sans">
        Get in Touch
      </h2>
      {agent && <AgentIntro agent={agent} className="mt-5" />}
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <Button asChild variant="gold" className="col-span-2">
          <a
            href={emailHref({ subject: `Schedule Viewing: ${title}`, body: viewingMessage(subject) })}
            data-event="email_click"
            data-label={title}
          >
            <Icon name="calendar" />
            Schedule Viewing
          </a>
        </Button>
        <Button asChild variant="line" className="px-3">
          <a href={phoneHref(phone)} data-event="phone_call" data-label={title}>
            <Icon name="phone" />
            Call
          </a>
        </Button>
        <Button asChild variant="line" className="px-3">
          <a
            href={whatsappHref(message, phone)}
            target="_blank"
            rel="noopener noreferrer"
            data-event="whatsapp_click"
            data-label={title}
          >
            <Icon name="message-circle" />
            WhatsApp
          </a>
        </Button>
        <Button asChild variant="line" className="px-3">
          <a
            href={emailHref({ subject: `Unit Inquiry: ${title}`, body: message })}
            data-event="email_click"
            data-label={title}
          >
            <Icon name="mail" />
            Send Email
          </a>
        </Button>
        <ShareUnit title={title} text={title} path={routes.unit(subject.property.slug, subject.unitId)} />
      </div>
    </section>
  );
}
