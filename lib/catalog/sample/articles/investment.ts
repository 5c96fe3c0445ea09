import type { ArticleRecord } from '../../record';
import { article } from './article';

export const investment: ArticleRecord[] = [
  article({
    slug: 'reading-a-service-charge',
    title: 'Reading a service charge',
    excerpt:
      'A single number per square foot hides a budget, a reserve and a set of decisions. Here is how to open it.',
    category: 'Investment',
    author: 'Layla Haddad',
    cover: 'lobby-1',
    tags: ['Service charge', 'Mollak', 'Running costs'],
    published: '2026-10-09',
    featured: true,
    content: `
<p>The figure stands at the bottom of the listing, in small type: AED 21.40 per square foot and year. On a home of 1,480 square feet that is AED 31,672 a year, for as long as you own it. Few numbers in the purchase deserve more of your time.</p>
<h2>Who sets it</h2>
<p>In Dubai, jointly owned buildings are governed by Law No. 6 of 2019. The manager draws up a yearly budget; the regulator, RERA, reviews it against audited accounts and approves it in the Mollak system; only then may the charge be collected, and it is paid into an account kept for that building. The approved charge for each project can be looked up in the Land Department’s public service charge index.</p>
<p>That has two consequences. A charge cannot be raised in the middle of the year because somebody feels like it. And what you are told can be checked, so check it.</p>
<h2>What is in it</h2>
<table>
<caption>A typical tower, share of the annual budget</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Share</th><th scope="col">Ask</th></tr></thead>
<tbody>
<tr><td>Cleaning, security, staff</td><td>30–35%</td><td>How many people, on which contract, tendered when?</td></tr>
<tr><td>Maintenance of plant, lifts, façade</td><td>20–25%</td><td>Are the lifts covered fully or by call-out?</td></tr>
<tr><td>Electricity, water and cooling of common parts</td><td>15–25%</td><td>Is the homes’ own cooling inside or outside?</td></tr>
<tr><td>Management and audit</td><td>7–10%</td><td>Is the fee a percentage or a sum?</td></tr>
<tr><td>Insurance</td><td>2–4%</td><td>For what rebuilding value?</td></tr>
<tr><td>Reserve fund</td><td>5–15%</td><td>Balance today, and the study behind it?</td></tr>
<tr><td>Master community</td><td>varies</td><td>Charged here or billed apart?</td></tr>
</tbody>
</table>
<p>The shares are what we see in the budgets we read, not a standard. Their use is in the questions.</p>
<h2>Cooling: the line that misleads</h2>
<p>Two towers stand side by side, one at AED 17 and one at AED 22. In the second, the chilled water of the homes is inside the charge; in the first, each home has its own contract with the cooling company, with a fixed capacity fee and a meter. Add a year of that contract, and the first may be the dearer. Compare nothing before you know on which side of the line the cooling stands.</p>
<h2>The reserve fund</h2>
<p>Chillers last some twenty years, lifts about as long, façade seals perhaps fifteen. A building of ten years with an empty reserve will ask its owners for a special levy; one that saves for it will not. Ask for the reserve study. A building without one is not cheap, it is late.</p>
<blockquote><p>A low charge is either good management or postponed maintenance. The plant room tells you which.</p></blockquote>
<h2>When it is not paid</h2>
<p>Unpaid charges follow the home. The manager has to confirm that the account is clear before a sale can be registered, and the law gives it strong remedies, up to enforcement against the unit. A buyer should see the clearance before the transfer; a landlord should not rely on the tenant to pay.</p>
<h2>New buildings</h2>
<p>For homes off plan, the developer’s figure is an estimate. Compare it with the approved charge of the same developer’s last completed building. Warranties help in the first years: the law makes the developer liable for structural defects for ten years from completion, and for installations such as mechanical and electrical works for one year from handover. Budgets often rise when that first year has passed.</p>
<h2>Ten minutes of reading</h2>
<ol>
<li>Look up the approved charge for three years. Steady is good, flat is suspicious, jumps need a reason.</li>
<li>Ask for the last budget, the reserve balance and the minutes of the owners’ committee.</li>
<li>Walk the car park and the plant room. Rust, drips and hand-written notes are entries in next year’s budget.</li>
<li>Divide the charge by the rent that similar homes achieve on the registered index. Above a fifth, the building is living at its owners’ expense.</li>
</ol>
<p>We keep the figures for every building we show. They are on the listing where we have them, and left out where we do not.</p>
`,
  }),
  article({
    slug: 'the-money-beside-the-price',
    title: 'The money beside the price: what a purchase costs in Dubai',
    excerpt:
      'A line-by-line account of the fees on a ready home bought with a mortgage, and which of them are open to discussion.',
    category: 'Investment',
    author: 'Omar Rahimi',
    cover: 'detail-marble-1',
    tags: ['Buying costs', 'Mortgages', 'DLD'],
    published: '2026-07-07',
    updated: '2026-09-14',
    content: `
<p>There is no annual property tax on homes in Dubai and no income tax on the rent an individual receives. The cost of buying is therefore paid at once, at the beginning, and mostly in cash. Plan on seven to eight per cent of the price with a mortgage, and about six and a half without.</p>
<h2>A ready home at AED 3,000,000</h2>
<p>The buyer is an expatriate, it is a first home, and the bank lends eighty per cent: AED 2,400,000.</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Basis</th><th scope="col">AED</th></tr></thead>
<tbody>
<tr><td>Transfer fee, Land Department</td><td>4% of the price</td><td>120,000</td></tr>
<tr><td>Title deed and administration</td><td>fixed</td><td>about 580</td></tr>
<tr><td>Registration trustee</td><td>4,000 plus VAT, from AED 500,000 upwards</td><td>4,200</td></tr>
<tr><td>Agency commission</td><td>2% plus VAT, customary</td><td>63,000</td></tr>
<tr><td>Mortgage registration</td><td>0.25% of the loan plus 290</td><td>6,290</td></tr>
<tr><td>Bank’s arrangement fee</td><td>up to 1% of the loan plus VAT</td><td>25,200</td></tr>
<tr><td>Valuation</td><td>bank’s tariff plus VAT</td><td>about 3,150</td></tr>
<tr><th scope="row">Together</th><td>7.4% of the price</td><td>222,420</td></tr>
</tbody>
</table>
<p>With the down payment of AED 600,000 the buyer needs AED 822,420 in hand. Since February 2025 banks have been told not to add the transfer fee and the commission to the loan, so this money cannot be borrowed with the mortgage. The figures are those we work with at the time of writing: check the current ones with the department and your bank.</p>
<h2>What is fixed and what is not</h2>
<p>The transfer fee, the trustee’s and the mortgage registration are tariffs. By law the transfer fee is shared unless the parties agree otherwise, and by custom the buyer pays the whole of it; write down what you have agreed. The commission is a matter of contract and is stated in the form you sign with the agency. Banks waive arrangement fees more often than they say.</p>
<p>The seller has costs as well: the developer’s no-objection certificate, often between AED 500 and AED 5,000, the commission of the seller’s own agent, and, where there is a loan, its early settlement. The regulations cap the settlement charge at one per cent of the outstanding loan and AED 10,000, whichever is lower.</p>
<h2>How much a bank may lend</h2>
<ul>
<li>Expatriate, first home up to AED 5 million: at most 80% of the value.</li>
<li>Expatriate, first home above AED 5 million: at most 70%.</li>
<li>Second home or investment: at most 60%.</li>
<li>Off plan, for anyone: at most 50%.</li>
</ul>
<p>Citizens may borrow a little more. Terms run to twenty-five years at most, and all your debts together may not take more than half of your income. The value is the lower of price and valuation. When the two differ, the gap is yours to fill, and a contract should say what happens then.</p>
<blockquote><p>Get the loan agreed in principle before you look, and the valuation before you waive anything.</p></blockquote>
<h2>Off plan</h2>
<p>The four per cent is paid when the sale is registered in the interim register. The developer pays its agent, so there is normally no commission for the buyer; a fee asked on top is a question to raise. At completion a small sum is due for the title deed, and service charges are often collected a year in advance.</p>
<h2>Value added tax</h2>
<p>The first sale of a new residential building within three years of completion is zero-rated; later sales of homes are exempt. Neither adds tax to the price. Commercial property, an office or a shop, bears the standard five per cent, and that has to be arranged before the transfer. Five per cent is also added to the services in the table, as shown.</p>
<h2>After the transfer</h2>
<p>Budget for the utility deposit, the cooling contract, the service charge from the day of transfer, and the municipality’s housing fee, which appears on the utility bill and is reckoned on the rental value. If you let the home, register the lease with Ejari. Short lets need a permit from the tourism department, and not every building allows them.</p>
<p>We send this table with the real numbers of the home in question before an offer is made. It has no footnotes.</p>
`,
  }),
  article({
    slug: 'where-your-instalments-go',
    title: 'Where your instalments go: escrow, Oqood and the interim register',
    excerpt:
      'Three safeguards stand between an off-plan buyer and an unfinished building. What each of them does, and what it does not.',
    category: 'Investment',
    author: 'Mina Farahani',
    cover: 'tower-downtown-2',
    tags: ['Off-plan', 'Escrow', 'Oqood', 'Law'],
    published: '2026-06-16',
    content: `
<p>Buying a home before it exists means trusting somebody with your money for two or three years. The law of Dubai has made that trust smaller than it was, in three steps. They are worth understanding one by one, because each has an edge.</p>
<h2>1. The project is registered</h2>
<p>A developer may not advertise or sell off plan before the project is registered. To get so far it must be licensed, own or control the land, hold the approved plans, and open an escrow account in the name of the project. Every registered project has a number; with it you can look up its status and certified progress through the Land Department’s app. On our pages the number is printed beside the permit.</p>
<h2>2. The money is paid into escrow</h2>
<p>Law No. 8 of 2007 requires that what buyers pay goes to the escrow account, kept by an approved bank, and is used for that project only. Creditors of the developer cannot seize it. Withdrawals follow the work: an engineer certifies the progress, and the bank pays against the certificate. After completion five per cent of the account’s value is held back for a year, as security for defects.</p>
<p>So the first rule is simple:</p>
<blockquote><p>Pay to the escrow account named in the contract and to nowhere else: not to a broker, not to a person, not to another account “of the group”.</p></blockquote>
<p>Check the account in the contract against the one in the project’s registration. A request to pay elsewhere is reason enough to stop.</p>
<h2>3. The sale is registered</h2>
<p>Law No. 13 of 2008 created the interim register. A sale off plan that is not entered in it is void. The entry is made through the Oqood system, the fee is four per cent of the price, and the buyer receives a certificate that stands in for the title until completion. It keeps the home from being sold twice, and it is what you transfer if you sell before the keys.</p>
<h3>What the certificate should say</h3>
<ul>
<li>your name as in the passport, and the shares if you buy together;</li>
<li>the unit, its floor and its area;</li>
<li>the price and the payments made;</li>
<li>the number of the project.</li>
</ul>
<h2>What is not covered</h2>
<p><strong>Delay.</strong> Escrow sees that money follows work; it does not make the work punctual. Your protection is the contract: a handover date, a grace period, a long-stop date, and what you are owed after it.</p>
<p><strong>Quality.</strong> The certificate says that the slab is cast, not that it is level. Take an independent inspection before you accept the home. The law gives ten years for structure and one for installations, but a list on the day is easier than a claim in the year.</p>
<p><strong>Area.</strong> Small differences between plan and building are tolerated. As a rule the developer answers for a shortfall beyond five per cent and may not charge for an excess; read how your contract deals with it.</p>
<p><strong>Your own default.</strong> When a buyer stops paying, the developer may, after a notice of thirty days through the Land Department, turn to remedies that depend on progress. They reach from keeping a part of what was paid to ending the contract and retaining as much as forty per cent of the price. Speak before you are late; most plans can be rearranged, and few can be repaired.</p>
<h2>If a project is cancelled</h2>
<p>It happens seldom. The regulator appoints an auditor, and what is left in escrow is returned to the buyers; for the rest there is a special tribunal for unfinished and cancelled projects. The better protection is to choose well: finished buildings by the same developer, a contractor one has heard of, and a share of construction already in the ground.</p>
<h2>Before you book</h2>
<ol>
<li>Project number, escrow account and developer’s licence: all three looked up, not merely read.</li>
<li>Certified progress against the calendar of instalments.</li>
<li>The contract in a language you read. The Arabic text prevails in the courts.</li>
<li>The registration fee: who pays, and by when the certificate is issued.</li>
</ol>
<p>Rules are amended from time to time. For a decision, take legal advice on the current text.</p>
`,
  }),
  article({
    slug: 'the-golden-visa-and-property',
    title: 'The Golden Visa and property: what the rule asks',
    excerpt:
      'Two million dirhams is the number everyone knows. Value, title, mortgages and families are the questions that follow it.',
    category: 'Investment',
    author: 'Mina Farahani',
    cover: 'villa-palm-2',
    tags: ['Golden Visa', 'Residence', 'Families'],
    published: '2026-03-10',
    updated: '2026-10-02',
    content: `
<p>A home worth at least AED 2 million can entitle its owner to a residence permit of ten years, renewable while the property is kept. It is one of several routes to the Golden Visa and the one we are asked about most. What follows is how we have seen it applied in Dubai; the authorities publish the current conditions, and they change.</p>
<h2>What counts as two million</h2>
<p>The value is that of the title deed or the Land Department’s certificate, in practice the purchase price, not an asking price or a hopeful valuation. Several homes can be added together. A couple who own jointly can usually count the shares together when they are married and show the attested certificate; partners who are not married each need their own two million.</p>
<h2>Mortgages and plans</h2>
<p>A mortgage is no obstacle in itself: the bank issues a letter with the loan’s balance and its consent. In January 2024 the former condition that half the price, or one million, be paid first was dropped in Dubai, as widely reported. Since then offices have not always asked for the same papers, and we have seen requests for proof of a minimum amount paid. Have the case checked before you choose a home for the sake of the permit.</p>
<p>Homes off plan may qualify when bought from an approved developer and registered. Whether they are accepted early or only when construction has advanced is decided case by case.</p>
<h2>What it gives</h2>
<table>
<thead><tr><th scope="col">Question</th><th scope="col">Golden Visa</th><th scope="col">Ordinary residence</th></tr></thead>
<tbody>
<tr><td>Duration</td><td>Ten years, renewable</td><td>Usually two or three years</td></tr>
<tr><td>Sponsor</td><td>None</td><td>Employer, company or family</td></tr>
<tr><td>Absence of more than six months</td><td>Does not end it</td><td>Ends it as a rule</td></tr>
<tr><td>Family</td><td>Spouse and children, and with conditions parents and household staff</td><td>With conditions of income</td></tr>
</tbody>
</table>
<p>It is a permit of residence. It is not citizenship, gives no vote, and does not by itself settle where you pay tax. Residence for tax has its own tests, in the country you leave and in this one; ask an adviser there before you move, not after.</p>
<h2>The papers</h2>
<ul>
<li>title deed or Oqood certificate;</li>
<li>passport, photograph, current visa or entry stamp;</li>
<li>for mortgages, the bank’s letter and a statement; for plans, the developer’s statement of account;</li>
<li>marriage and birth certificates, attested at home and by the ministry here, with translation;</li>
<li>health insurance, the medical test, and the biometrics for the identity card.</li>
</ul>
<p>Attestation is the slow part. In some countries it takes six weeks, so begin with it.</p>
<h2>If you sell</h2>
<p>The permit rests on the property. When it is sold, you need another of the same value or another ground for residence. Those who plan to change homes should complete the purchase before the sale, or speak to the authority about the interval.</p>
<blockquote><p>Buy the home you would buy without the visa. The permit is a reason to choose between two good ones, not a reason to choose a third.</p></blockquote>
<h2>Prices at the threshold</h2>
<p>There is a crowd of homes at AED 2,000,000 and a few thousand more. Some would be offered at 1.9 million if the rule did not exist. Compare the price by the square foot with the home next door. And leave a margin: a discount negotiated at the last minute that takes the registered price to 1.98 million has cost more than one family a year’s plans.</p>
<h2>Before you rely on it</h2>
<p>Read the conditions on the website of the federal identity authority and of the Dubai residency directorate, and have the Land Department’s office confirm your case. We arrange the appointment and come along, in English, Persian or Arabic.</p>
`,
  }),
];
