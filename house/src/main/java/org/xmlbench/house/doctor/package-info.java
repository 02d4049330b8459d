/**
 * What makes this host noisy: one small class for each check. A check reads files of the kernel and
 * changes nothing.
 */
package org.xmlbench.house.doctor;
