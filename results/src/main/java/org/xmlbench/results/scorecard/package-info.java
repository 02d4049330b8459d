/** What scorecards leave for runs of parsers: what each found of a driver, in a few figures. */
package org.xmlbench.results.scorecard;
