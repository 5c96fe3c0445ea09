import type { ArticleRecord } from '../../record';
import { article } from './article';

export const marketInsights: ArticleRecord[] = [
  article({
    slug: 'what-an-off-plan-payment-plan-really-costs',
    title: 'What an off-plan payment plan really costs',
    excerpt:
      'Booking, construction, handover, after: how the four parts change the price you pay and the money you need in hand.',
    category: 'Market Insights',
    author: 'Omar Rahimi',
    cover: 'construction-1',
    tags: ['Off-plan', 'Payment plans', 'Buying costs'],
    metaDescription:
      'How to compare two off-plan payment plans in Dubai: a worked example, the cost of money, and five questions to ask before booking.',
    published: '2026-11-03',
    featured: true,
    content: `
<p>Every brochure shows a percentage. What a buyer needs is a calendar: how much leaves the account, on which day, and what has been built by then. A plan is not a discount. It is a loan without a bank, and its price is in the price.</p>
<p>Take two towers on the same street, same size, same finish. One asks sixty per cent before the keys and forty after them; the other spreads its last third over three years. Which is cheaper? Nobody can say before knowing two numbers: the difference between the two prices, and what your own money could earn, or what you would pay to borrow it.</p>
<h2>The four parts of a plan</h2>
<ul>
<li><strong>Booking.</strong> Usually ten to twenty per cent, and with it the registration of the sale in the interim register, known as Oqood. The registration fee is four per cent of the price and is rarely part of the plan. Some developers pay half of it or all of it for a time; ask for that in writing.</li>
<li><strong>Construction.</strong> Instalments fall on dates or on milestones. Dates are convenient for the developer; milestones are safer for you, because a late building then asks for its money later.</li>
<li><strong>Handover.</strong> The largest single payment in most plans. If you expect a bank to lend it, remember that the bank values the home on that day, not on the day you signed.</li>
<li><strong>After handover.</strong> Payments made while you live in the home or let it. They are the part with the highest price.</li>
</ul>
<h2>A worked example</h2>
<p>Plan A costs AED 2,000,000. Plan B is the same home with a later calendar, offered at AED 2,140,000. Handover is in two years.</p>
<table>
<caption>Payments in AED</caption>
<thead><tr><th scope="col">When</th><th scope="col">Plan A</th><th scope="col">Plan B</th></tr></thead>
<tbody>
<tr><th scope="row">Booking</th><td>400,000</td><td>428,000</td></tr>
<tr><th scope="row">Month 8</th><td>400,000</td><td>–</td></tr>
<tr><th scope="row">Month 12</th><td>–</td><td>428,000</td></tr>
<tr><th scope="row">Month 16</th><td>400,000</td><td>–</td></tr>
<tr><th scope="row">Month 24, handover</th><td>800,000</td><td>513,600</td></tr>
<tr><th scope="row">Months 36, 48 and 60</th><td>–</td><td>256,800 each</td></tr>
<tr><th scope="row">Total</th><td>2,000,000</td><td>2,140,000</td></tr>
</tbody>
</table>
<p>Now discount each payment to today at six per cent a year. Plan A is worth about AED 1,867,000 in today’s money, Plan B about AED 1,900,000. At that rate, B is the dearer home by some AED 33,000. The two are equal when B costs about 5.1 per cent more than A. With a higher rate the balance tips towards B, with a lower one towards A. It is twenty minutes’ work in a spreadsheet, and it settles most arguments.</p>
<blockquote><p>Ask for the price without the plan. If there is none, the plan is the price.</p></blockquote>
<h2>What the table leaves out</h2>
<p>The plan also decides how much you have at risk before there is a building. Plan A has AED 1,200,000 out before the keys, Plan B AED 856,000. In Dubai those payments go to an escrow account under Law No. 8 of 2007 and are released against certified progress, which protects you from a great deal, though not from delay.</p>
<p>It decides how easily you can sell. Many contracts allow an assignment only when thirty or forty per cent has been paid. A light plan reaches that point late.</p>
<p>And it decides what happens if you stop. The law sets out a procedure: a notice through the Land Department, thirty days to put things right, and then remedies for the developer that grow with the progress of construction. Depending on the stage they may let the developer keep up to a quarter or up to forty per cent of the price. Have a lawyer read that clause to you before the booking form.</p>
<h2>Mortgages and plans</h2>
<p>Under the Central Bank’s rules a bank may lend at most half the value of a home that is still off plan. On a completed first home of up to AED 5 million, an expatriate may borrow up to eighty per cent. Some buyers therefore choose a plan with a large payment at handover, meaning to finance it then. That is reasonable if the loan would also be granted on a lower valuation and at a higher rate. Test both, and check the current caps with a bank.</p>
<h2>Five questions for the sales desk</h2>
<ol>
<li>What is the price if I pay everything on registration?</li>
<li>Which instalments follow milestones, and who certifies them?</li>
<li>Who pays the four per cent registration fee, and when?</li>
<li>After what share may I assign the contract, and what does the consent cost?</li>
<li>What is the long-stop date, and what am I owed when it passes?</li>
</ol>
<p>We put the answers beside each plan we show. If you already hold an offer, <a href="/contact">send it to us</a> and we will send back the calendar.</p>
`,
  }),
  article({
    slug: 'how-to-read-a-price-per-square-foot',
    title: 'How to read a price per square foot',
    excerpt:
      'The most quoted number in the market is a fraction. Before comparing two of them, look at what stands below the line.',
    category: 'Market Insights',
    author: 'Omar Rahimi',
    cover: 'tower-downtown-1',
    tags: ['Prices', 'Valuation', 'Areas'],
    published: '2026-08-18',
    content: `
<p>Two homes in one street: AED 2,300 a square foot and AED 2,650. The second looks fifteen per cent dearer. It may be the cheaper one. The number is a price divided by an area, and in this city there are at least four areas to choose from.</p>
<h2>Four areas</h2>
<p>An apartment’s title in Dubai usually separates the suite from the balcony and adds them up. A brochure may quote the total, a valuer the suite. Villas have a plot, a built-up area, and often an unstated roof or basement. Offices come with a gross figure that contains a share of the corridor. The International Property Measurement Standards sort this out, and the better developers now publish both figures; ask for them.</p>
<table>
<caption>The same apartment, AED 3,150,000</caption>
<thead><tr><th scope="col">Area used</th><th scope="col">sq ft</th><th scope="col">AED per sq ft</th></tr></thead>
<tbody>
<tr><td>Suite and balcony</td><td>1,480</td><td>2,128</td></tr>
<tr><td>Suite only</td><td>1,290</td><td>2,442</td></tr>
<tr><td>Rooms, without walls, shafts and passages</td><td>1,105</td><td>2,851</td></tr>
</tbody>
</table>
<p>Nothing about the home changed between these rows. If your comparison mixes the first with the second, you have found a bargain that does not exist.</p>
<h2>Small homes, large numbers</h2>
<p>Every home has a kitchen, at least one bathroom and a front door, and they are the costly part. That is why a studio shows more per square foot than the three-bedroom home above it, without being overpriced. Compare like with like: the same number of bedrooms, areas within a tenth of one another.</p>
<h2>Height, view, and what they are worth</h2>
<p>In most towers each floor adds between a third of one and one per cent; the sum over thirty floors is real money. A view is worth more than height, and a view that cannot be built out is worth most of all. Read the master plan for the plots in front. “Open view” means that nothing stands there today.</p>
<h2>The price after the price</h2>
<p>A home with a service charge of AED 24 a square foot costs its owner, over ten years, AED 80 a square foot more than one at AED 16, before inflation. Put that beside the purchase price. Parking matters too: a second bay in Downtown is not a detail.</p>
<h2>Where to find sold prices</h2>
<p>The Land Department publishes transactions, and its app shows them to anyone. Three cautions:</p>
<ul>
<li>Off-plan sales appear when they are registered, at prices agreed some weeks or months before, and with the payment plan’s cost inside them.</li>
<li>Transfers between relatives and bulk sales can look like market prices and are not.</li>
<li>The record says nothing of condition. A renovated home and an original one stand there as equals.</li>
</ul>
<p>We take five to eight sales, no older than six months, throw out those we cannot explain, and adjust the rest for floor, view and state. The result is a range and not a figure. If somebody gives you a single figure, ask for the sales.</p>
<h2>When the number is useless</h2>
<p>For villas the fraction breaks down. Half of the value, and often more, lies in the plot: its size, its side of the lake, the permission that comes with it. Two houses of 6,000 square feet on plots of 7,000 and 14,000 do not have a common price per foot, whatever the portal says. Value the land first, from sales of plots nearby, and the building at what it would cost to build less what it has lost in use. The same holds for penthouses with large roofs, and for anything of which there are fewer than ten.</p>
<h2>A rule for reading listings</h2>
<p>Divide the price by the suite area yourself. Note the balcony apart, and pay for it at a third or a half of the indoor rate, according to whether you would sit on it in May. Then compare. It takes a minute and changes the order of most short lists.</p>
`,
  }),
  article({
    slug: 'freehold-leasehold-and-the-map-between-them',
    title: 'Freehold, leasehold and the map between them',
    excerpt:
      'What a foreign buyer may own, and where, follows from a law of 2006 and a list of places. A short guide to reading both.',
    category: 'Market Insights',
    author: 'James Achterberg',
    cover: 'skyline-day-1',
    tags: ['Title', 'Law', 'Freehold'],
    published: '2026-05-12',
    content: `
<p>The question arrives with every first enquiry: may I own it? In Dubai the answer depends less on who you are than on where the home stands.</p>
<h2>The rule</h2>
<p>Law No. 7 of 2006 on real property registration gives the right to own land in the emirate to citizens of the UAE and the Gulf Cooperation Council, to companies wholly owned by them, and to public joint stock companies. It then allows the Ruler to designate areas in which others may hold property too. A regulation of the same year named the first; more have been added since. In those areas a person of any nationality may own freehold without limit of time, or take a right of use or a lease for up to ninety-nine years.</p>
<p>Outside them, foreign buyers cannot take freehold title. They may be tenants, and in some places may hold long leases.</p>
<h2>What the words mean</h2>
<table>
<thead><tr><th scope="col">Right</th><th scope="col">What you hold</th><th scope="col">For how long</th></tr></thead>
<tbody>
<tr><td>Freehold</td><td>The home, and a share of the common parts and the land</td><td>Without limit; can be sold, mortgaged and inherited</td></tr>
<tr><td>Usufruct</td><td>The use and the fruits of another’s property, without changing its nature</td><td>Up to 99 years</td></tr>
<tr><td>Long lease</td><td>Occupation under a registered contract</td><td>More than 10 and up to 99 years</td></tr>
<tr><td>Musataha</td><td>The right to build on another’s land and own the building</td><td>Up to 50 years, as a rule renewable by agreement</td></tr>
</tbody>
</table>
<p>Ordinary tenancies are a different matter again. They are registered through Ejari and governed by the tenancy law.</p>
<h2>Finding out</h2>
<p>Do not go by the name of the district. Several have freehold and other land within a few streets of one another, and the boundary may follow a plot line. Three documents settle it: the title deed, whose heading states the type of ownership; the affection plan of the plot; and, for a home that is not yet built, the registration of the project with the Land Department. All three can be checked in a few minutes through the department’s channels.</p>
<blockquote><p>A brochure says freehold. A title deed is freehold.</p></blockquote>
<h2>Two financial-centre exceptions</h2>
<p>The Dubai International Financial Centre keeps its own property register under its own law, in English, with its own courts. Its apartments are freehold and open to all, but the transfer is made there and the fees are the centre’s. Abu Dhabi’s financial centre on Al Maryah and Al Reem islands has a comparable regime.</p>
<h2>The other emirates</h2>
<p>Abu Dhabi allows foreign ownership in its investment zones, such as Saadiyat, Yas and Al Reem; an amendment of 2019 made that ownership freehold. Ras Al Khaimah has freehold zones of its own, among them Al Marjan Island. Each emirate has its own register, fees and forms, and an advisor licensed in one is not thereby licensed in another.</p>
<h2>How to hold it</h2>
<p>Most of our clients buy in a personal name. Couples usually register both, in shares they choose, for the share decides what passes on death and what does not. Non-Muslims may register a will with one of the recognised services so that their property follows their wishes; without one, the inheritance rules of the federal personal status laws apply. Companies can own in many freehold areas, though the list of accepted kinds is short and changes. All of this deserves an hour with a lawyer before the booking form and not after it.</p>
<h2>What we check</h2>
<ol>
<li>The type of ownership on the deed, and that the seller is the person named in it.</li>
<li>Mortgages, blocks and court orders on the register.</li>
<li>Unpaid service charges, which follow the home until they are settled.</li>
<li>For leases: the years that remain, the consent needed to sell, and what happens at the end.</li>
</ol>
<p>Lists of designated areas grow. Check the current one with the Land Department before relying on any article, including this one.</p>
`,
  }),
];
