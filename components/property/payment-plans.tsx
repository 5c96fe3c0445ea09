import { Icon } from '@/components/ui/icon';
import type { PaymentPlan } from '@/lib/catalog/types';
import { formatPercent, formatPrice } from '@/lib/format/number';
import { PageSection } from './page-section';
import { type Instalment, type PaymentSchedule, paymentSchedule } from './payment-schedule';

type PaymentPlansProps = {
  plans: PaymentPlan[];
  /** Starting price in whole AED; without it, no amounts are shown. */
  price: number | null;
};

/** Plans open without JavaScript; the first is open. */
export function PaymentPlans({ plans, price }: PaymentPlansProps) {
  if (plans.length === 0) return null;
  const from = formatPrice(price);
  return (
    <PageSection
      id="payment-plans"
      title="Payment Plans"
      aside={from && <p className="figures text-[0.875rem] text-stone">from {from}</p>}
    >
      <div className="border-t border-line">
        {plans.map((plan, index) => (
          <Plan
            key={plan.id}
            plan={plan}
            schedule={paymentSchedule(plan, price)}
            open={index === 0}
            price={price}
          />
        ))}
      </div>
    </PageSection>
  );
}

type PlanProps = { plan: PaymentPlan; schedule: PaymentSchedule; open: boolean; price: number | null };

function Plan({ plan, schedule, open, price }: PlanProps) {
  const { instalments, count } = schedule;
  return (
    <details open={open} className="group/plan break-inside-avoid border-line not-last:border-b">
      <summary className="flex min-h-16 list-none items-center gap-4 py-4 transition-colors duration-200 hover:text-gold-text max-[18rem]:flex-wrap [&::-webkit-details-marker]:hidden">
        <h3 className="display-sm figures min-w-0 flex-1 wrap-anywhere max-[18rem]:basis-full">
          {plan.name}
        </h3>
        {count > 0 && (
          <span className="figures shrink-0 text-[0.8125rem] text-stone">
            {count} {count === 1 ? 'installment' : 'installments'}
          </span>
        )}
        <Icon name="chevron-down" className="plan-chevron" />
      </summary>
      {/* A link to a target inside opens the plan. */}
      <div id={`plan-${plan.id}`} className="scroll-mt-[calc(var(--sticky-top)+84px)] pb-7">
        {plan.description && <p className="max-w-[62ch] text-[0.9375rem] text-body">{plan.description}</p>}
        {instalments.length > 0 ? (
          <>
            <Timeline instalments={instalments} />
            <ol className="figures text-[0.90625rem]">
              {instalments.map((instalment, index) => (
                // Feeds repeat numbers, so only its position identifies an instalment.
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <InstalmentRow key={index} instalment={instalment} />
              ))}
            </ol>
            <Total price={price} />
            {!schedule.isWhole && (
              <p className="mt-4 text-[0.875rem] text-stone">
                {schedule.isOver
                  ? 'The installments add up to more than 100%.'
                  : 'Some installments are still to be confirmed.'}{' '}
                Ask us for the full schedule.
              </p>
            )}
          </>
        ) : (
          <p className="mt-4 text-stone">Payment schedule details coming soon</p>
        )}
        {plan.payment_period && (
          <p className="mt-4 text-[0.875rem] text-stone">Payment period: {plan.payment_period}</p>
        )}
      </div>
    </details>
  );
}

/** The plan drawn to scale; the rows below contain the same data. */
function Timeline({ instalments }: { instalments: Instalment[] }) {
  const shares = instalments.map(({ percentage }) => percentage ?? 0).filter((share) => share > 0);
  if (shares.length === 0) return null;
  const fade = shares.length > 1 ? 0.6 / (shares.length - 1) : 0;
  return (
    <div aria-hidden className={`mt-5 mb-2.5 flex ${shares.length > 16 ? 'gap-px' : 'gap-[3px]'}`}>
      {shares.map((share, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of a list that never changes
          key={index}
          className="instalment-bar"
          style={{ flexGrow: share, opacity: 1 - index * fade }}
        />
      ))}
    </div>
  );
}

function InstalmentRow({ instalment }: { instalment: Instalment }) {
  const { number, name, due, percentage, amount } = instalment;
  return (
    <li className="instalment">
      <span>{number}</span>
      <span>
        {name || due || `Installment ${number}`}
        {name && due && due !== name && (
          <span>
            <span> · </span>
            {due}
          </span>
        )}
      </span>
      {Boolean(percentage) && (
        <span>
          <b>{formatPercent(percentage)}</b> <span>of total price</span>
        </span>
      )}
      {Boolean(amount) && <span className="instalment-amount">{formatPrice(amount)}</span>}
    </li>
  );
}

function Total({ price }: { price: number | null }) {
  const amount = formatPrice(price);
  return (
    <p className="instalment-total">
      <span className="col-span-2">Total Payment</span>
      <span className="text-end">100%</span>
      {amount && <span className="instalment-amount">{amount}</span>}
    </p>
  );
}
