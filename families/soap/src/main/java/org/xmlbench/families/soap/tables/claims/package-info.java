/** What the two published studies claimed, and what a run says of it. */
package org.xmlbench.families.soap.tables.claims;
